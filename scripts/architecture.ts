/** `npm run architecture`: draws docs/images/architecture.svg from the layers and the imports of `src`. */
import { writeFileSync } from 'node:fs';
import { architecturePicture } from './architecturePicture';

writeFileSync('docs/images/architecture.svg', architecturePicture());
console.log('Drawn: docs/images/architecture.svg');
