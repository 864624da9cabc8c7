import { QUERIES } from "./rest-requests.ts";
import { edgeFunctions } from "./surfaces.ts";

export type Shot = { method: string; path: string; headers: Record<string, string>; body: string };

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];

const BODIES = [
  "",
  "{",
  "null",
  "[]",
  "1",
  '"x"',
  "[{}]",
  "[1]",
  '{"id":1}',
  '{"a":{"b":[null]}}',
  "\u0000",
  "a,b\n1",
  "--x\r\n\r\n",
  // What Auth and storage ask for, of other kinds.
  '{"email":1,"password":{}}',
  '{"email":"a@example.com","password":"silkroad","data":{"x":"\\u0000"}}',
  '{"email":"a\\u0000@example.com","password":"silkroad"}',
  '{"email":"b@example.com","password":"silkroad","data":{"x":"\\ud800"}}',
  '{"email":"c@example.com","password":"silkroad","data":"x"}',
  '{"email":["a@example.com"],"type":"recovery","token":1}',
  '{"type":"signup","token_hash":[1]}',
  '{"type":{},"email":"a@example.com"}',
  '{"refresh_token":1}',
  '{"auth_code":1,"code_verifier":{}}',
  '{"password":1,"email":null}',
  '{"prefix":1,"limit":-1}',
  '{"prefix":"","limit":1e99,"offset":-5,"sortBy":{"column":"nope","order":"sideways"}}',
  '{"prefixes":[1,null]}',
  '{"prefixes":["\\u0000"]}',
  '{"prefixes":["nope.webp"]}',
  '{"expiresIn":60}',
  '{"expiresIn":"x","paths":["a"]}',
  '{"expiresIn":1e99,"paths":[1]}',
  '{"bucketId":"nope","sourceKey":"a","destinationKey":"b"}',
  '{"bucketId":"images","sourceKey":"\\u0000","destinationKey":"../b"}',
  '{"id":"images","name":"images"}',
  '{"id":"","name":"","public":"x","file_size_limit":"many","allowed_mime_types":1}',
];
const TYPES = [
  "application/json",
  "text/csv",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "image/webp",
  "no/such; charset=no",
  "",
];
const HEADERS: Record<string, string>[] = [
  {},
  { range: "5-1", "range-unit": "items" },
  { range: "bytes=99999999-1" },
  { prefer: "count=exact,tx=rollback,return=representation,resolution=merge-duplicates,handling=strict" },
  { accept: "application/vnd.pgrst.object+json" },
  { accept: "no/such" },
  { "accept-profile": "private", "content-profile": "auth" },
  { authorization: "Bearer x.y.z" },
  { authorization: "Basic eA==" },
  { "if-none-match": "*", "if-modified-since": "never" },
  { "x-upsert": "maybe", "cache-control": "no" },
];

const NAMES = [
  "x.webp",
  "seed/none.webp",
  "%00",
  "..%2f..%2fsecrets.json",
  "%E0%A4%A",
  "a".repeat(1_500),
  "%F0%9F%98%80.webp",
  "a//b",
  ".",
  "",
  "?x=y",
];
const BUCKETS = ["images", "nope", "%00", "..", "%20", "IMAGES"];
/** Of a signed link: none, none of ours, and one whose three parts are JSON of other kinds. */
const TOKENS = [
  "",
  "x",
  "a.b.c",
  "%00",
  "..",
  "e30.e30.e30",
  "eyJhbGciOiJIUzI1NiJ9.bnVsbA.x",
  "eyJhbGciOiJub25lIn0.e30.",
];
const OBJECTS = [
  "object",
  "object/public",
  "object/authenticated",
  "object/sign",
  "object/upload/sign",
  "object/info",
  "object/info/public",
  "object/list",
  "object/list-v2",
  "render/image/public",
  "bucket",
  "upload/resumable",
  "nope",
];

const rest = [
  "/rest/v1",
  "/rest/v1/",
  "/rest/v1/nope",
  "/rest/v1/rpc",
  "/rest/v1/rpc/",
  "/rest/v1/rpc/nope",
  ...QUERIES.map((query) => `/rest/v1/rpc/catalogue_since?${query}`),
];
const storage = [
  "/storage/v1",
  "/storage/v1/object/move",
  "/storage/v1/object/copy",
  "/storage/v1/object/images",
  "/storage/v1/bucket/images/empty",
  ...["upload/sign", "sign"].flatMap((verb) =>
    TOKENS.map((token) => `/storage/v1/object/${verb}/images/x.webp?token=${token}`),
  ),
  ...OBJECTS.flatMap((verb) =>
    BUCKETS.flatMap((bucket) => NAMES.map((name) => `/storage/v1/${verb}/${bucket}/${name}`)),
  ),
];
const auth = [
  "signup",
  "token",
  "token?grant_type=password",
  "token?grant_type=refresh_token",
  "token?grant_type=pkce",
  "token?grant_type=nope",
  "verify",
  "verify?type=signup&token=%00",
  "verify?type=recovery&token=x&redirect_to=%00",
  "verify?type=nope&token=x",
  "recover",
  "resend",
  "otp",
  "magiclink",
  "user",
  "logout",
  "logout?scope=nope",
  "settings",
  "health",
  "authorize?provider=nope",
  "authorize?provider=github",
  "callback",
  "callback?state=x&code=y",
  "reauthenticate",
  "admin/users",
  "invite",
  "factors",
  "nope",
  "",
].map((verb) => `/auth/v1/${verb}`);
const functions = ["nope", "_shared", "..", "%00", "", ...edgeFunctions.map(([name]) => name)].map(
  (verb) => `/functions/v1/${verb}`,
);
const site = [
  "/",
  "/nope",
  "/assets/nope.js",
  "/_inbox",
  "/_inbox/nope",
  "/_inbox/mails.json",
  "/_sandbox",
  "/_sandbox/",
  "/_sandbox/prepare_payment",
  "/_sandbox/refund",
  "/_sandbox/pay/nope",
  "/sw.js",
  "/_headers",
  "/%00",
  "/%2e%2e%2f%2e%2e%2fetc/passwd",
  "/\\..\\..\\x",
  `/${"a/".repeat(2_000)}`,
];

const groups = [rest, storage, auth, functions, site];

/** Another one for every number: each path in turn, and with every round another method, body, type and headers. */
export function shot(n: number): Shot {
  const group = groups[n % groups.length] ?? rest;
  const round = Math.floor(n / groups.length);
  const of = <T>(all: T[], step: number): T => all[Math.floor(round / step) % all.length] as T;
  const lap = Math.floor(round / group.length);
  const pick = <T>(all: T[], stride: number): T => all[(round * stride + lap) % all.length] as T;
  const type = pick(TYPES, 5);
  const headers = { ...(type ? { "content-type": type } : {}), ...pick(HEADERS, 3) };
  return { method: pick(METHODS, 1), path: of(group, 1), headers, body: pick(BODIES, 7) };
}
