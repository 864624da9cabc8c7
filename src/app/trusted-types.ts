type PolicyRules = {
  createHTML: (text: string) => string | null;
  createScriptURL: (url: string) => string | null;
};

type PolicyFactory = {
  createPolicy: (name: string, rules: PolicyRules) => unknown;
};

/** How React makes a script element (for structured data) before it gives it its type and text. */
const EMPTY_SCRIPT = "<script></script>";

/** The service worker, and the thread that reads codes for guides. */
const OWN_WORKER = /^\/(sw|assets\/decode-worker-[\w-]+)\.js$/;

/** What may become markup or code. Text without `<` can make no element: Mantine's styles, structured data as JSON. */
export const trustRules: PolicyRules = {
  createHTML: (text) => (text.includes("<") && text !== EMPTY_SCRIPT ? null : text),
  createScriptURL: (url) => (OWN_WORKER.test(url) ? url : null),
};

/** Where the browser knows Trusted Types, everything else that would turn text into code is refused. */
export function installTrustedTypes(factory: PolicyFactory | undefined): void {
  factory?.createPolicy("default", trustRules);
}

installTrustedTypes((globalThis as { trustedTypes?: PolicyFactory }).trustedTypes);
