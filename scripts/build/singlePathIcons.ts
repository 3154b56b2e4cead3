import type { Plugin } from 'vite';
import { iconPath, type Shape } from './iconPath.ts';

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;
const COMPONENT = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/;
/**
 * What the package makes of an icon, without the settings that no icon here is given: they would be a kilobyte of every page
 * that shows one.
 */
const PLAIN_COMPONENT = `
import { createElement, forwardRef } from 'react';
export default ({ node }) =>
  forwardRef((props, ref) =>
    createElement(
      'svg',
      {
        ref,
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    ),
  );
`;
const SHAPES = /(?<=^ {2}node: )(?:\[[^\n]+\]|\[\n.*?^ {2}\])(?=,?$)/ms;
const NAME = /(?<=[{,]\s*)\w+(?=: ")/g;

/**
 * Draws each icon as one path instead of up to six shapes: every screen has some twenty, and each shape is an element for
 * React to make and for the page to lay out. What draws it knows nothing else.
 */
export function singlePathIcons(): Plugin {
  return {
    name: 'one-line-icons',
    apply: 'build',
    transform(code, id) {
      if (COMPONENT.test(id)) return { code: PLAIN_COMPONENT, map: null };
      if (!ICON.test(id) || !code.includes('createLucideIcon(')) return null;
      const [text] = SHAPES.exec(code) ?? [];
      if (!text) this.error(`${id} says what it draws in a form that singlePathIcons does not know.`);
      const shapes: readonly Shape[] = JSON.parse(text.replace(NAME, '"$&"'));
      const d = iconPath(shapes);
      // `key` is what React asks for.
      return d === null
        ? null
        : { code: code.replace(text, JSON.stringify([['path', { d, key: 'd' }]])), map: null };
    },
  };
}
