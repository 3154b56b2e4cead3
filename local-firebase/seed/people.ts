import { createSeededRandom } from './random';

/** Somebody who orders: with an account's uid, or known by email only because staff took the order. */
export type SeedCustomer = {
  readonly uid: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
};

export const DEMO_CUSTOMER = {
  uid: 'eTk4ashaRaoDemoCustomer00001',
  name: 'Asha Rao',
  email: 'customer@demo.test',
  phone: '9000000001',
  address: '14, Lake View Apartments, 3rd Cross, Indiranagar, Bengaluru 560038',
} as const satisfies SeedCustomer;

export const DEMO_ADMIN = {
  uid: 'eTk4adminUserDemoStaff000001',
  name: 'Admin User',
  email: 'admin@demo.test',
} as const;

/** Who drives for the shop. */
export const DRIVERS = [
  {
    uid: 'eTk4raviKumarDemoDriver00001',
    name: 'Ravi Kumar',
    email: 'driver@demo.test',
    phone: '9000000101',
    password: 'driver-demo-1',
  },
  {
    uid: 'eTk4salmaKhanDemoDriver00001',
    name: 'Salma Khan',
    email: 'driver2@demo.test',
    phone: '9000000102',
    password: 'driver-demo-2',
  },
] as const;

const NAMES = [
  'Aarav Sharma',
  'Priya Nair',
  'Rohan Mehta',
  'Ananya Iyer',
  'Vikram Singh',
  'Kavya Reddy',
  'Arjun Patel',
  'Meera Krishnan',
  'Siddharth Joshi',
  'Lakshmi Menon',
  'Rahul Verma',
  'Divya Pillai',
  'Karan Malhotra',
  'Sneha Kulkarni',
  'Aditya Rao',
  'Pooja Desai',
  'Nikhil Bhat',
  'Ishita Banerjee',
  'Manish Gupta',
  'Shreya Ghosh',
  'Harish Kumar',
  'Neha Agarwal',
  'Suresh Babu',
  'Ritu Chawla',
  'Varun Shetty',
  'Deepa Hegde',
  'Imran Khan',
  'Fatima Sheikh',
  'Joseph Mathew',
  'Anjali Thomas',
  'Gurpreet Kaur',
  'Manpreet Gill',
  'Tenzin Dorje',
  'Swati Mishra',
  'Rajesh Yadav',
  'Sunita Devi',
  'Balaji Subramanian',
  'Gayatri Venkatesh',
  'Omkar Patil',
] as const;

const STREETS = [
  '7, MG Road, Ashok Nagar, Bengaluru 560001',
  '22, Linking Road, Bandra West, Mumbai 400050',
  '5B, Anna Salai, Teynampet, Chennai 600018',
  '118, Banjara Hills Road 12, Hyderabad 500034',
  '9, Park Street, Kolkata 700016',
  '41, FC Road, Shivajinagar, Pune 411005',
  '3, Marine Drive, Ernakulam, Kochi 682031',
  '66, CG Road, Navrangpura, Ahmedabad 380009',
] as const;

/** Only the last thirteen have no account. */
const WITH_ACCOUNT = 26;
const UID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Besides the demonstration customer. The same on every day. */
export const OTHER_CUSTOMERS: readonly SeedCustomer[] = NAMES.map((name, at) => {
  const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
  return {
    uid: at < WITH_ACCOUNT ? createSeededRandom(email).text(UID_CHARACTERS, 28) : null,
    name,
    email,
    phone: `90000000${at + 10}`,
    address: `Flat ${101 + at}, ${STREETS[at % STREETS.length]}`,
  };
});

/** The key of a customer's overlay: the userId, else the base64url of the lower-case email. */
export function customerIdOf({ uid, email }: SeedCustomer): string {
  return uid ?? Buffer.from(email.toLowerCase()).toString('base64url');
}
