type Node = object;
type Context = { report: (problem: { node: Node; message: string }) => void };

/** A method and an address ('POST /token') must not match. */
const SENTENCE = String.raw`Literal[value=/^[A-Z][a-z'’]*(?: [\w'’,.%:;-]+)+[.!?]?$/]`;
const DECLARED = ":matches(VariableDeclarator, FunctionDeclaration, ClassDeclaration, TSTypeAliasDeclaration) > .id";
const MESSAGE = ":matches([property.name=/^(?:message|msg)$/], [name=/^(?:message|msg)$/])";

const COINED = "told|heard|unheard|says|letGo|nobodys|pocket|useTold|useHeard|useWatched|whenQuiet|untilHere";
const VAGUE =
  "known|kept|asked|said|wrong|nothing|carried|there|here|oldest|shown|seen|wanted|taken|made|gone|mine|theirs|ours|begun|handed|held|whose|anew|still|doomed|strangers|stray|standing|whole|back|everywhere|elsewhere|otherwise|fresh";

const SELECTORS: Record<string, [message: string, ...selectors: string[]]> = {
  "function-declaration": [
    "A function with a body is a declaration, a single expression an arrow",
    ":matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator:not([id.typeAnnotation.type]) > ArrowFunctionExpression[body.type=BlockStatement]",
  ],
  "css-module-name": [
    "A CSS module's import is called `classes`",
    "ImportDeclaration[source.value=/\\.module\\.css$/] > ImportDefaultSpecifier:not([local.name=/^classes$|Classes$/])",
  ],
  "module-variable": [
    "A module holds no variable that changes",
    ":matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind=let]",
  ],
  "return-listener": [
    "`onReturn` and `onLeave` listen for the return of the network and of people",
    "CallExpression[callee.property.name=addEventListener] > .arguments:first-child[value=/^(?:online|focus|visibilitychange|pageshow)$/]",
  ],
  "sentence-compared": [
    "A sentence decides nothing: compare a code",
    `BinaryExpression[operator=/^[!=]==?$/] > ${SENTENCE}`,
    `SwitchCase > ${SENTENCE}.test`,
    `CallExpression[callee.property.name=/^(?:includes|startsWith|endsWith|indexOf|search)$/] > ${SENTENCE}.arguments`,
    `CallExpression[callee.property.name=test] > ${MESSAGE}.arguments`,
    `CallExpression[callee.property.name=/^(?:includes|startsWith|endsWith|match|search|indexOf)$/] > MemberExpression > ${MESSAGE}.object`,
  ],
  "server-message": [
    "A message of the server is a hint for developers: show a sentence for its code",
    "MemberExpression[property.name=message] > :matches([name=/^(?:answer|failure|refusal|refused|quote)$/], [property.name=/^(?:answer|failure|refusal|refused|quote)$/]).object",
    "Property[key.name=message] > CallExpression[callee.object.name=v][callee.property.name=string]",
  ],
  "plural-in-place": [
    "Plurals are made by `src/languages/*/write.ts`",
    "ConditionalExpression[test.operator=/^[!=]==?$/][test.right.value=1] > :matches(Literal[value=/./], TemplateLiteral, Identifier[name=one]).consequent",
    "ConditionalExpression[test.operator=/^[!=]==?$/][test.right.value=1] > Literal[value=/^s$/].alternate",
  ],
  "link-without-language": [
    "A plain link or form knows no router: name the language in its address",
    "JSXAttribute[name.name=/^(?:href|action)$/] > JSXExpressionContainer > :matches(MemberExpression[object.name=paths], CallExpression[callee.object.name=paths])",
  ],
  "title-in-place": [
    "A title of a page is in src/languages",
    "JSXOpeningElement[name.name=/^(?:PageMeta|Page|InfoPage|AdminPage)$/] > JSXAttribute[name.name=title] > Literal",
  ],
  "coined-name": ["A name is a word of the glossary", `${DECLARED}[name=/^(?:${COINED})$/i]`],
  "vague-name": ["A name says what it holds", `${DECLARED}[name=/^(?:${VAGUE})$/i]`],
  "async-page-wait": [
    "The browser's driver takes a promise for true",
    "CallExpression[callee.property.name=waitForFunction] > ArrowFunctionExpression[async=true].arguments",
  ],
};

const ruleOf = ([message, ...selectors]: [string, ...string[]]) => ({
  create: (context: Context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node: Node) => context.report({ node, message })])),
});

export default {
  meta: { name: "journey" },
  rules: Object.fromEntries(Object.entries(SELECTORS).map(([name, entry]) => [name, ruleOf(entry)])),
};
