type PolicyRules = {
  createHTML: (text: string) => string | null;
  createScriptURL: (url: string) => string | null;
};

type PolicyFactory = {
  createPolicy: (name: string, rules: PolicyRules) => unknown;
};

/** React creates script elements (for structured data) like this. */
const EMPTY_SCRIPT = "<script></script>";

const OWN_WORKER = /^\/(sw|assets\/decode-worker-[\w-]+)\.js$/;

/** Text without `<` cannot create elements. */
export const trustRules: PolicyRules = {
  createHTML: (text) => (text.includes("<") && text !== EMPTY_SCRIPT ? null : text),
  createScriptURL: (url) => (OWN_WORKER.test(url) ? url : null),
};

/** Browsers with Trusted Types then refuse all other conversions of text to code. */
export function installTrustedTypes(factory: PolicyFactory | undefined): void {
  factory?.createPolicy("default", trustRules);
}

installTrustedTypes((globalThis as { trustedTypes?: PolicyFactory }).trustedTypes);
