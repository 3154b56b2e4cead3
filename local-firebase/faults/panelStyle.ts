/** The panel's style: the system's fonts and colours, light or dark as the system is. */
export const PANEL_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.125rem; margin-top: 2rem; }
dl { display: flex; gap: 2rem; } dt { opacity: .75; } dd { margin: 0; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
button { white-space: nowrap; }
form { display: flex; margin-block: 1rem; flex-wrap: wrap; gap: .75rem; align-items: end; }
label { display: grid; gap: .25rem; }
input, select, button { font: inherit; min-height: 2.75rem; padding: 0 .75rem; box-sizing: border-box; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; padding: .5rem; border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;
