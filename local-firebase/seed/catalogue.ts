/** What the shop states of its water. */
export type SeedFacts = {
  readonly source: string;
  readonly ph: string;
  readonly tds: string;
  readonly fssai: string;
  readonly bis: string;
};

/** What a product is called in another language. */
export type SeedWords = { readonly name: string; readonly description: string; readonly source: string };

/** Each plant has its own licences. */
const NILGIRI = {
  source: 'Spring in the Nilgiri hills, Tamil Nadu',
  fssai: '12418012000347',
  bis: 'CM/L-6200084517',
};
const NILGIRI_HINDI = 'नीलगिरि की पहाड़ियों का झरना, तमिलनाडु';
const PUNE = {
  source: 'Borewell at the plant in Pune, Maharashtra',
  fssai: '11522034000816',
  bis: 'CM/L-7700139208',
};
const PUNE_HINDI = 'पुणे के प्लांट का बोरवेल, महाराष्ट्र';

/** A product as the seed's shop sells it. */
export type SeedProduct = {
  readonly id: string;
  readonly name: string;
  readonly category: 'premium' | 'essential' | 'compact' | 'eawa';
  readonly size: string;
  readonly sizeMl: number;
  readonly pricePaise: number;
  readonly description: string;
  readonly facts: SeedFacts;
  readonly hindi: SeedWords;
  readonly sku: string;
  readonly reorderPoint: number;
  /** What the last count of the shelf found: some are at or below their reorder point. */
  readonly inStock: number;
  /** How much more often than others it is ordered. */
  readonly weight: number;
};

/** The spec's six sample products (§3), then what the shop added. */
export const PRODUCTS: readonly SeedProduct[] = [
  {
    id: '1',
    name: 'Premium Water',
    category: 'premium',
    size: '1L',
    sizeMl: 1000,
    pricePaise: 299,
    description: 'Natural mineral water from the Nilgiri hills, bottled at the spring.',
    facts: { ...NILGIRI, ph: '7.4', tds: '118 mg/L' },
    hindi: {
      name: 'प्रीमियम पानी',
      description: 'नीलगिरि की पहाड़ियों का प्राकृतिक मिनरल वाटर, झरने पर ही बोतल में भरा हुआ।',
      source: NILGIRI_HINDI,
    },
    sku: 'PRM-1000',
    reorderPoint: 60,
    inStock: 214,
    weight: 6,
  },
  {
    id: '2',
    name: 'Essential Water',
    category: 'essential',
    size: '500ml',
    sizeMl: 500,
    pricePaise: 179,
    description: 'Everyday spring water in the size that fits every bag.',
    facts: { ...NILGIRI, ph: '7.3', tds: '105 mg/L' },
    hindi: {
      name: 'एसेंशियल पानी',
      description: 'रोज़ पीने के लिए झरने का पानी, हर बैग में आ जाने वाली बोतल में।',
      source: NILGIRI_HINDI,
    },
    sku: 'ESS-500',
    reorderPoint: 120,
    inStock: 96,
    weight: 8,
  },
  {
    id: '3',
    name: 'Compact Water',
    category: 'compact',
    size: '250ml',
    sizeMl: 250,
    pricePaise: 99,
    description: 'A small bottle for meetings, lunch boxes and children’s hands.',
    facts: { ...PUNE, ph: '7.1', tds: '86 mg/L' },
    hindi: {
      name: 'छोटी बोतल',
      description: 'मीटिंग, टिफ़िन और बच्चों के हाथों के लिए छोटी बोतल।',
      source: PUNE_HINDI,
    },
    sku: 'CMP-250',
    reorderPoint: 150,
    inStock: 388,
    weight: 5,
  },
  {
    id: '4',
    name: 'Premium Water',
    category: 'premium',
    size: '2L',
    sizeMl: 2000,
    pricePaise: 499,
    description: 'The family bottle of our mineral water, with a handle.',
    facts: { ...NILGIRI, ph: '7.4', tds: '118 mg/L' },
    hindi: {
      name: 'प्रीमियम पानी',
      description: 'हमारे मिनरल वाटर की बड़ी फ़ैमिली बोतल, पकड़ने के लिए हैंडल के साथ।',
      source: NILGIRI_HINDI,
    },
    sku: 'PRM-2000',
    reorderPoint: 40,
    inStock: 73,
    weight: 4,
  },
  {
    id: '5',
    name: 'Essential Water',
    category: 'essential',
    size: '1.5L',
    sizeMl: 1500,
    pricePaise: 349,
    description: 'Spring water for the dinner table.',
    facts: { ...NILGIRI, ph: '7.3', tds: '105 mg/L' },
    hindi: {
      name: 'एसेंशियल पानी',
      description: 'खाने की मेज़ के लिए झरने का पानी।',
      source: NILGIRI_HINDI,
    },
    sku: 'ESS-1500',
    reorderPoint: 50,
    inStock: 50,
    weight: 4,
  },
  {
    id: '6',
    name: 'Sport Water',
    category: 'essential',
    size: '750ml',
    sizeMl: 750,
    pricePaise: 229,
    description: 'A sports cap that opens with one hand.',
    facts: { ...PUNE, ph: '7.2', tds: '92 mg/L' },
    hindi: {
      name: 'स्पोर्ट पानी',
      description: 'स्पोर्ट्स ढक्कन, जो एक हाथ से खुल जाता है।',
      source: PUNE_HINDI,
    },
    sku: 'SPT-750',
    reorderPoint: 50,
    inStock: 141,
    weight: 3,
  },
  {
    id: '7',
    name: 'Eawa Jar',
    category: 'eawa',
    size: '20L',
    sizeMl: 20_000,
    pricePaise: 3999,
    description: 'The returnable jar for homes and offices; fits every dispenser.',
    facts: { ...PUNE, ph: '7.0', tds: '74 mg/L' },
    hindi: {
      name: 'Eawa जार',
      description: 'घर और दफ़्तर के लिए लौटाया जाने वाला जार, हर डिस्पेंसर पर लगता है।',
      source: PUNE_HINDI,
    },
    sku: 'EAW-20000',
    reorderPoint: 25,
    inStock: 12,
    weight: 4,
  },
  {
    id: '8',
    name: 'Eawa Alkaline Water',
    category: 'eawa',
    size: '1L',
    sizeMl: 1000,
    pricePaise: 649,
    description: 'Alkaline water, pH 8.5, with natural minerals.',
    facts: { ...PUNE, ph: '8.5', tds: '140 mg/L' },
    hindi: {
      name: 'Eawa अल्कलाइन पानी',
      description: 'अल्कलाइन पानी, pH 8.5, प्राकृतिक मिनरल के साथ।',
      source: PUNE_HINDI,
    },
    sku: 'EAW-1000',
    reorderPoint: 30,
    inStock: 84,
    weight: 3,
  },
  {
    id: '9',
    name: 'Compact Water',
    category: 'compact',
    size: '330ml',
    sizeMl: 330,
    pricePaise: 129,
    description: 'The slim bottle for events, by the crate.',
    facts: { ...PUNE, ph: '7.1', tds: '86 mg/L' },
    hindi: {
      name: 'छोटी बोतल',
      description: 'शादियों और कार्यक्रमों के लिए पतली बोतल, पूरी क्रेट में।',
      source: PUNE_HINDI,
    },
    sku: 'CMP-330',
    reorderPoint: 80,
    inStock: 260,
    weight: 2,
  },
];

/** No longer in the inventory; an old order still names it, and the `products` collection knows it. */
export const RETIRED_PRODUCT = {
  id: 'classic-1l',
  name: 'Classic Water',
  size: '1L',
  pricePaise: 249,
} as const;
