/** What the reader points with: what they used last, and before that what the device offers. */
let touch = $state(typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches);

if (typeof window !== 'undefined')
  window.addEventListener('pointerdown', ({ pointerType }) => (touch = pointerType === 'touch'), { capture: true });

/** Every sentence can select on it as `$pointer`: a mouse clicks, a finger taps. */
export const pointer = (): 'mouse' | 'touch' => (touch ? 'touch' : 'mouse');
