/** `npm run scale`: simulates more and more orders, prints what is met first and writes docs/scale.md. */
import { writeFileSync } from 'node:fs';
import { scalePage } from './scalePage';

const page = scalePage();
writeFileSync('docs/scale.md', page);
console.log(page);
