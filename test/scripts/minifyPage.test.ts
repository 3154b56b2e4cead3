import { describe, expect, it } from 'vitest';
import { minifyPage } from '../../scripts/build/minifyPage';

describe('minifyPage', () => {
  it('leaves out what is written for readers, and keeps the places that the build fills', () => {
    const page = '<p>\n    <!--place-->\n    <!-- Why\n    it is so. -->\n  Water <b>and</b> more</p>';
    expect(minifyPage(page)).toBe('<p><!--place-->\nWater <b>and</b> more</p>');
  });

  it('shortens scripts within the page, and nothing that is only data', () => {
    const data = '<script type="application/json">{"name":  "Water"}</script>';
    const page = `${data}<script>\n  const long = 1;\n  // Why.\n  document.title = String(long + 1);\n</script>`;
    expect(minifyPage(page)).toBe(`${data}<script>const long=1;document.title=\`2\`;</script>`);
  });

  it('refuses a page whose script is none', () => {
    expect(() => minifyPage('<script>const = 1</script>')).toThrow('index.html');
  });
});
