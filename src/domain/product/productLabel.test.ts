import { describe, expect, it } from 'vitest';
import { nameBesideSize, productLabel } from './productLabel';

describe('productLabel', () => {
  it.each([
    ['Premium Water', '1L', 'Premium Water', 'Premium Water 1 L'],
    ['Everyday Water 1L', '1L', 'Everyday Water', 'Everyday Water 1 L'],
    ['Glass Bottle 750ml', '750 ml', 'Glass Bottle', 'Glass Bottle 750 ml'],
    ['Party Water, 0.5 Ltr', '500ml', 'Party Water', 'Party Water 500 ml'],
    ['Case 6 x 500ml', '6 x 500 ml', 'Case', 'Case 6 x 500 ml'],
    ['Case 6 x 500ml', '500ml', 'Case 6 x 500ml', 'Case 6 x 500ml 500 ml'],
    ['Pack of 6 Water 1L', '1L', 'Pack of 6 Water', 'Pack of 6 Water 1 L'],
    ['Pack of 6 × 1L', '1L', 'Pack of 6 × 1L', 'Pack of 6 × 1L 1 L'],
    ['Box 1L', '1L', 'Box', 'Box 1 L'],
    ['Jar 20L', '1L', 'Jar 20L', 'Jar 20L 1 L'],
    ['Cap of 38 mm', 'Unknown', 'Cap of 38 mm', 'Cap of 38 mm Unknown'],
    ['Cap', '', 'Cap', 'Cap'],
    ['काँच की बोतल 750 मिली', '750 ml', 'काँच की बोतल', 'काँच की बोतल 750 ml'],
    ['काँच की बोतल 750 मि.ली.', '750ml', 'काँच की बोतल', 'काँच की बोतल 750 ml'],
    ['जार, 20 लीटर', '20L', 'जार', 'जार 20 L'],
    ['जार 20 लिटर', '1L', 'जार 20 लिटर', 'जार 20 लिटर 1 L'],
    ['काँच की बोतल 750 मिलीलीटर', '750ml', 'काँच की बोतल', 'काँच की बोतल 750 ml'],
    ['काँच की बोतल 750 मि. ली.', '750ml', 'काँच की बोतल', 'काँच की बोतल 750 ml'],
    ['पानी 20 लीटर जार', '20L', 'पानी 20 लीटर जार', 'पानी 20 लीटर जार 20 L'],
    ['बोतल 1 लीटर, 6 का पैक', '1L', 'बोतल 1 लीटर, 6 का पैक', 'बोतल 1 लीटर, 6 का पैक 1 L'],
    ['बोतल 500 मिली मिनरल वाटर', '500ml', 'बोतल 500 मिली मिनरल वाटर', 'बोतल 500 मिली मिनरल वाटर 500 ml'],
    ['पैक 2 मिनरल वाटर', '1L', 'पैक 2 मिनरल वाटर', 'पैक 2 मिनरल वाटर 1 L'],
  ])('says the size of %j, %j once', (name, size, beside, label) => {
    expect(nameBesideSize({ name, size })).toBe(beside);
    expect(productLabel({ name, size })).toBe(label);
  });
});
