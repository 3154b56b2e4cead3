/** The moment every test happens at: a Thursday, 14:30 in India. */
export const NOW = Date.UTC(2026, 0, 15, 9);
