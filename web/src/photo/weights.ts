/** A convolution, or the last, dense layer. */
export interface Layer {
  /** Outputs, inputs and, of a convolution, rows and columns. */
  readonly shape: readonly number[];
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** The layers in a file of weights; `kingdomino.photo.weights` says what is where. */
export function unpacked(content: Uint8Array): Layer[] {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const start = 4 + view.getUint32(0, true);
  const { layers } = JSON.parse(new TextDecoder().decode(content.subarray(4, start))) as { layers: number[][] };
  let number = start;
  let weight = start + 8 * layers.reduce((sum, [outputs]) => sum + outputs!, 0);
  return layers.map((shape) => {
    const outputs = shape[0]!;
    const each = shape.slice(1).reduce((size, part) => size * part, 1);
    const bias = new Float32Array(outputs);
    const weights = new Float32Array(outputs * each);
    for (let output = 0; output < outputs; output++) {
      const scale = view.getFloat32(number + 4 * output, true);
      bias[output] = view.getFloat32(number + 4 * (outputs + output), true);
      for (let at = output * each; at < (output + 1) * each; at++) weights[at] = view.getInt8(weight + at) * scale;
    }
    number += 8 * outputs;
    weight += outputs * each;
    return { shape, weights, bias };
  });
}
