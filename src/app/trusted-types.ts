type PolicyRules = {
  createHTML: (text: string) => string | null;
  createScriptURL: (url: string) => string | null;
};

type PolicyFactory = {
  createPolicy: (name: string, rules: PolicyRules) => unknown;
};

/** React creates script elements from exactly this text. */
const EMPTY_SCRIPT = "<script></script>";

const OWN_WORKER = /^\/(sw|assets\/decode-worker-[\w-]+)\.js$/;

export const trustedTypesRules: PolicyRules = {
  createHTML: (text) => (text.includes("<") && text !== EMPTY_SCRIPT ? null : text),
  createScriptURL: (url) => (OWN_WORKER.test(url) ? url : null),
};

export function installTrustedTypes(factory: PolicyFactory | undefined): void {
  factory?.createPolicy("default", trustedTypesRules);
}

installTrustedTypes((globalThis as { trustedTypes?: PolicyFactory }).trustedTypes);
