const DEEPEST = 200;
const [QUOTE, BACKSLASH, LIST, LIST_END, OBJECT, OBJECT_END] = Buffer.from('"\\[]{}');

function isTooDeep(json: Buffer): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at];
    if (inText && letter === BACKSLASH) at += 1;
    else if (letter === QUOTE) inText = !inText;
    else if (inText) continue;
    else if (letter === LIST || letter === OBJECT) depth += 1;
    else if (letter === LIST_END || letter === OBJECT_END) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** The embedded server serializes by recursion and crashes on deep JSON. */
export function tooDeep(path: string, type: string, body: Buffer): Response | undefined {
  const isFile = path.startsWith("/storage/v1/object/") && !/json/i.test(type);
  if (isFile || !isTooDeep(body)) return undefined;
  return Response.json(
    { code: "54001", details: null, hint: null, message: "The body is nested too deep." },
    { status: 400 },
  );
}
