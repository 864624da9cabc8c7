const CARD = /^[A-HJ-NP-Z2-9]{15}$/;

/** Whether this is written like a gift card's code; only the server knows whether there is such a card. */
export const isCardCode = (typed: string): boolean => CARD.test(typed.replace(/[^A-Za-z0-9]/g, "").toUpperCase());
