import { expect, it } from 'vitest';
import { INDIAN_STATES } from '@/domain/shop/indianStates';
import { states } from '@/i18n/hi/states';
import { placeOfSupply } from './placeOfSupply';

it.each([
  ['12 Lake View Road, Pune 411001', 'Maharashtra'],
  ['42, Spring Road, Bengaluru 560 034', 'Karnataka'],
  ['Panaji 403001', 'Goa'],
  ['Gangtok 737101', 'Sikkim'],
  ['Leh 194101', 'Ladakh'],
  ['Phone 9876543210, Kochi', null],
  ['Flat 100001, Delhi 110001', 'Delhi'],
  ['Puducherry 605001', 'Puducherry'],
  ['Lawspet, Puducherry 605008', 'Puducherry'],
  ['Auroville 605101', null],
  ['Villupuram 605602', 'Tamil Nadu'],
  ['Karaikal 609602', 'Puducherry'],
  ['Mayiladuthurai 609001', 'Tamil Nadu'],
  ['Cuddalore 607001', 'Tamil Nadu'],
  ['Bahour 607402', null],
  ['Mahe 673310', 'Puducherry'],
  ['Kozhikode 673001', 'Kerala'],
  ['Yanam 533464', 'Puducherry'],
  ['Rajahmundry 533101', 'Andhra Pradesh'],
  ['MG Road, Kochi 682016', 'Kerala'],
  ['Kavaratti 682555', 'Lakshadweep'],
  ['Khammam 507001', 'Telangana'],
  ['Chintur 507126', null],
  ['Daman 396210', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['Silvassa 396230', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['Valsad 396001', 'Gujarat'],
  ['Vapi 396191', 'Gujarat'],
  ['Diu 362520', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['Junagadh 362001', 'Gujarat'],
  ['Dehradun 248001', null],
  ['Ranchi 834001', null],
  ['No PIN code at all', null],
  ['Nowhere 011001', null],
  ['', null],
])('tells of "%s": %s', (address, state) => {
  expect(placeOfSupply(address)).toBe(state);
});

it('names every state in Hindi, and none that there is not', () => {
  expect(Object.keys(states).sort()).toEqual(INDIAN_STATES.map(({ name }) => name).sort());
});
