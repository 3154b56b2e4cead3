import { minifySync } from 'vite';

/** A page without what is there for its readers: comments, but for those that mark a place, indents, and the long form of its scripts. */
export function minifyPage(page: string): string {
  return page
    .replaceAll(/<!--\s[\s\S]*?-->/g, '')
    .replaceAll(/<script>([\s\S]*?)<\/script>/g, (_, script: string) => {
      const { code, errors } = minifySync('page.js', script, { module: false });
      if (errors.length > 0) throw new Error(`index.html: ${errors[0]?.message}`);
      return `<script>${code.trim()}</script>`;
    })
    .replaceAll(/\n\s*/g, '\n')
    .replaceAll('>\n<', '><');
}
