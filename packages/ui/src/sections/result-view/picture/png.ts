import { context } from './canvas.ts';
import { type Drawing, PICTURE } from './scene.ts';

export async function toPng({ ground, shapes, words, scale, middle }: Drawing): Promise<Blob> {
  const { width, height } = PICTURE;
  const canvas = context(width * 2, height * 2);
  canvas.scale(2, 2);
  canvas.fillStyle = ground;
  canvas.fillRect(0, 0, width, height);
  canvas.save();
  canvas.translate(middle.x, middle.y);
  canvas.scale(scale, scale);
  canvas.lineCap = 'round';
  canvas.lineJoin = 'round';
  for (const { d, fill, stroke, width: line } of shapes) {
    const path = new Path2D(d);
    canvas.lineWidth = line;
    if (fill !== 'none') {
      canvas.fillStyle = fill;
      canvas.fill(path);
    }
    if (stroke !== 'none') {
      canvas.strokeStyle = stroke;
      canvas.stroke(path);
    }
  }
  canvas.restore();
  for (const { text, x, y, size, weight, family, fill, align } of words) {
    canvas.font = `${weight} ${size}px ${family}`;
    canvas.textAlign = align === 'center' ? 'center' : align === 'start' ? 'left' : 'right';
    canvas.fillStyle = fill;
    canvas.fillText(text, x, y);
  }
  return new Promise((resolve, reject) =>
    canvas.canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('This browser cannot write the picture.'));
      else resolve(blob);
    }, 'image/png'),
  );
}
