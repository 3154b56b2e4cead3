import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';

/**
 * happy-dom gives each element a copy of what it inherits, by `structuredClone`: a thirtieth of all the time of a test,
 * since every question for a role asks for styles. What is copied is one object for each property.
 */
export function copyStylesPlainly(): void {
  CSSPropertyManager.prototype.clone = function () {
    const copy = new CSSPropertyManager();
    copy.properties = Object.fromEntries(
      Object.entries(this.properties).map(([name, property]) => [name, { ...property }]),
    );
    // biome-ignore lint/complexity/useLiteralKeys: it is private, and to be read by no other way
    copy['definedPropertyNames'] = { ...this['definedPropertyNames'] };
    return copy;
  };
}
