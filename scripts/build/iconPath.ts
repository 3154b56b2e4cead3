type Attributes = Readonly<Record<string, string>>;
/** A shape of an icon: the name of its element, and its attributes. */
export type Shape = readonly [tag: string, attributes: Attributes];

/** A path's text, its numbers to a thousandth of an icon's 24 units. */
function path(parts: TemplateStringsArray, ...numbers: readonly number[]): string {
  return String.raw(parts, ...numbers.map(each => Number(each.toFixed(3))));
}

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  path`M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

function rectangle(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  if (rx === 0) return path`M${x} ${y}h${across}v${down}h${-across}z`;
  const corner = (dx: number, dy: number) => path`a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  const top = path`M${x + rx} ${y}h${across}` + corner(rx, ry);
  return `${top}${path`v${down}`}${corner(-rx, ry)}${path`h${-across}`}${corner(-rx, -ry)}${path`v${-down}`}${corner(rx, -ry)}z`;
}

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)/.source;
const BEGINNING = new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})[\\s,]*(.*)$`, 's');

/** A path that begins where it says, whatever was drawn before: its first point is absolute, what follows stays as it was. */
function standingAlone(d: string): string | null {
  if (d.startsWith('M')) return d;
  const [, x, y, rest = ''] = BEGINNING.exec(d) ?? [];
  if (x === undefined) return null;
  // Further points after an `m` are of lines.
  return `M${x} ${y}${/^[-+.\d]/.test(rest) ? 'l' : ''}${rest}`;
}

/** The outline of a shape as the text of a path; null where it is more than an outline, or of a kind not known here. */
function outline([tag, attributes]: Shape): string | null {
  if ('fill' in attributes) return null;
  const of = (name: string, otherwise = '0') => Number(attributes[name] ?? attributes[otherwise] ?? 0);
  switch (tag) {
    case 'path':
      return standingAlone(attributes.d ?? '');
    case 'circle':
      return ellipse(of('cx'), of('cy'), of('r'), of('r'));
    case 'ellipse':
      return ellipse(of('cx'), of('cy'), of('rx'), of('ry'));
    case 'line':
      return path`M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
    case 'polyline':
      return `M${attributes.points}`;
    case 'polygon':
      return `M${attributes.points}z`;
    case 'rect':
      // A radius that is not given is the other.
      return rectangle(of('x'), of('y'), of('width'), of('height'), of('rx', 'ry'), of('ry', 'rx'));
    default:
      return null;
  }
}

/** All shapes of an icon as one path; null for one that cannot be. */
export function iconPath(shapes: readonly Shape[]): string | null {
  const outlines = shapes.map(outline);
  return outlines.includes(null) ? null : outlines.join('');
}
