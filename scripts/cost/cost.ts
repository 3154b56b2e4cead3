/** `npm run cost`: works out what Firestore costs a shop, prints it and writes docs/cost.md. */
import { writeFileSync } from 'node:fs';
import { costPage } from './costPage';

const page = costPage();
writeFileSync('docs/cost.md', page);
console.log(page);
