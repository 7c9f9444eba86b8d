/** The share card: a picture of 1200 × 630 drawn from the final kingdom, without its numbers. */
import { boxOf, heightOf, kingdomSvg, widthOf, type Laid, squaresOf } from '../board';

export const CARD = { width: 1200, height: 630 } as const;

export interface CardWords {
  readonly points: string;
  readonly title: string;
  readonly date: string;
  readonly place: string;
  readonly rtl: boolean;
}

const INK = '#2b2440';
const INK_2 = '#574d66';
const BOARD = { x: 44, y: 40, side: 550 };

/** Draw it; where a browser cannot, the promise fails. */
export async function drawCard(laid: readonly Laid[], words: CardWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = CARD.width;
  canvas.height = CARD.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  await document.fonts.ready;
  pen.fillStyle = '#e9dec8';
  pen.fillRect(0, 0, CARD.width, CARD.height);
  pen.drawImage(await pictureOf(backdrop()), 0, 0);
  pen.fillStyle = '#3b2a1a33';
  rounded(pen, BOARD.x, BOARD.y + 10, BOARD.side, BOARD.side);
  pen.fillStyle = '#fff8e8';
  rounded(pen, BOARD.x, BOARD.y, BOARD.side, BOARD.side);
  await drawKingdom(pen, laid);
  write(pen, words);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

function rounded(pen: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, 36);
  pen.fill();
}

async function drawKingdom(pen: CanvasRenderingContext2D, laid: readonly Laid[]): Promise<void> {
  const box = boxOf([[0, 0], ...laid.flatMap(squaresOf).map(({ at }) => at)]);
  const room = BOARD.side - 40;
  const side = Math.min(room / widthOf(box), room / heightOf(box));
  const [width, height] = [widthOf(box) * side, heightOf(box) * side];
  const [x, y] = [BOARD.x + (BOARD.side - width) / 2, BOARD.y + (BOARD.side - height) / 2];
  pen.drawImage(await pictureOf(kingdomSvg(laid, 'pink', width, height)), x, y, width, height);
}

/** Hills, a field and water along the lower edge: the realm, plain. */
const backdrop = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 1200 630">` +
  '<path fill="#d8c8be" d="M0 500 160 430 300 500 460 420 640 505 800 440 940 510 1090 430 1200 480V630H0Z"/>' +
  '<path fill="#675f7d" d="M1040 545 1115 425V545Z"/><path fill="#2a2636" d="M1115 425 1190 545H1115Z"/>' +
  '<path fill="#fffbf0" d="M1115 425 1098 454 1107 450 1115 458Z"/><path fill="#cfc7d8" d="M1115 425 1132 454 1123 450 1115 458Z"/>' +
  '<path fill="#255a41" d="M0 545Q150 520 300 545T600 545 900 545 1200 545V630H0Z"/>' +
  '<path fill="#f1c455" d="M0 565C150 545 320 590 520 565S900 540 1200 570V630H0Z"/>' +
  '<path fill="#27659a" d="M0 600q25 14 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0V630H0Z"/>' +
  '<path fill="#79aa47" d="M830 630C930 596 1060 592 1200 602V630Z"/></svg>';

function write(pen: CanvasRenderingContext2D, words: CardWords): void {
  const x = words.rtl ? CARD.width - 50 : 650;
  pen.direction = words.rtl ? 'rtl' : 'ltr';
  pen.textAlign = words.rtl ? 'right' : 'left';
  pen.textBaseline = 'alphabetic';
  const line = (text: string, y: number, font: string, colour: string): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, x, y, CARD.width - 700);
  };
  const display = "Alegreya, 'Frank Ruhl Libre', Georgia, serif";
  const plain = 'Commissioner, Heebo, system-ui, sans-serif';
  line('Kingdomino', 92, `800 38px ${display}`, INK);
  line(words.points, 268, `900 168px ${display}`, INK);
  line(words.title, 336, `800 38px ${display}`, INK);
  line(words.date, 380, `500 26px ${plain}`, INK_2);
  line(words.place, 416, `500 26px ${plain}`, INK_2);
}

/** An SVG as an image that does not spoil the canvas: it refers to nothing outside. */
async function pictureOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
