import fc from "fast-check";

const attacks = [
  "<script>window.hacked=1</script>",
  "<img src=x onerror=window.hacked=1>",
  '"><svg onload=window.hacked=1>',
  "'-window.hacked=1-'",
  "<iframe srcdoc='<script>parent.hacked=1</script>'>",
  "javascript:window.hacked=1",
  " JaVaScRiPt:window.hacked=1//",
  "<scr<script>ipt>window.hacked=1</scr</script>ipt>",
  "</title><script>window.hacked=1</script>",
  "</style><script>window.hacked=1</script>",
  "{{constructor.constructor('hacked=1')()}}",
  "${7*7}",
  "'; drop table bookings; --",
  "' or '1'='1",
  "1); select pg_sleep(0); --",
  "*,payments(*)",
  "../../../../etc/passwd",
  "..%2f..%2fsecrets.json",
  "%00",
  "%E0%A4%A",
  "a@b.uz\r\nBcc: victim@example.com",
  '=HYPERLINK("http://evil.example")',
  "+1+cmd|' /C calc'!A0",
  "__proto__",
  "constructor",
  "\u0000",
  "\ud800",
  "\u202eevil",
  "\ufeff",
  "𝒳".repeat(40),
  "A".repeat(5_000),
  "null",
  "NaN",
  "-0",
  "9".repeat(400),
  "0e0",
  "[]",
  "",
  " ",
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...attacks) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...attacks), fc.constantFrom(...attacks)).map((two) => two.join("")),
  },
  { weight: 2, arbitrary: fc.string({ maxLength: 80, unit: "binary" }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 200, unit: "grapheme" }) },
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, 2_147_483_648) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

type Fields = Record<string, fc.Arbitrary<unknown>>;

export const hostileForm = (good: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> => {
  const names = Object.keys(good);
  const fields: Fields = Object.fromEntries(
    names.map((name) => [
      name,
      fc.oneof({ weight: 3, arbitrary: fc.constant(good[name]) }, { weight: 2, arbitrary: hostileValue }),
    ]),
  );
  return fc
    .tuple(fc.record(fields), fc.constantFrom(...names), hostileValue, fc.option(hostileText, { freq: 6 }))
    .map(([form, bad, value, strange]) => ({ ...form, [bad]: value, ...(strange ? { [strange]: value } : {}) }));
};
