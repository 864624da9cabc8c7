import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCsv } from "../../lists/csv.ts";
import { csvRows, DELIMITERS, guessDelimiter } from "./csv-rows.ts";

const read = (text: string) => [...csvRows(text, guessDelimiter(text))];

describe("reading a CSV file", () => {
  it.each<[string, string, ...string[]]>([
    ["with commas", "a,b\n1,2\n", "a|b", "1|2"],
    ["with semicolons and decimal commas", "a;b\r\n1,5;2,5\r\n", "a|b", "1,5|2,5"],
    ["with tabs", "a\tb\n1\t2", "a|b", "1|2"],
    ["behind the mark of UTF-8", "\uFEFFa;b\n1;2", "a|b", "1|2"],
    ["behind a line that names the delimiter", "sep=;\na,x;b\n1;2", "a,x|b", "1|2"],
    ["with quotes around delimiters, quotes and line ends", 'a;b\n"1;""x""\n2";3', "a|b", '1;"x"\n2|3'],
    ["with an empty last cell", "a;b\n1;\n", "a|b", "1|"],
    ["with empty lines, which are none", "a;b\n\n;\n1;2\n\n", "a|b", "1|2"],
    ["with old line ends", "a;b\r1;2\r", "a|b", "1|2"],
    ["with a quote that nobody closes", 'a;b\n1;"2\n3;4', "a|b", "1|2\n3;4"],
    ["where there is nothing", ""],
  ])("%s", (_, text, ...rows) => {
    expect(read(text).map((cells) => cells.join("|"))).toEqual(rows);
  });

  it("never fails, whatever it contains", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.constantFrom(...DELIMITERS), (text, delimiter) => {
        const rows = [...csvRows(text, delimiter)];
        return rows.every((row) => row.length > 0) && DELIMITERS.includes(guessDelimiter(text));
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom('"', ";", ",", "\n", "\r", "a", "\t", "\uFEFF")), (parts) => {
        read(parts.join(""));
      }),
    );
  });

  it("reads our own files", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", "Я", '"', ";", ",", "\n", "\r", "\t", " ", "0", ".") });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, fc.integer()), { maxLength: 20 }), (rows) => {
        const text = toCsv(["one", "two", "three"], rows);
        const expected = rows.map((row) =>
          row.map((value) => (typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value))),
        );
        expect([...csvRows(text, ",")].slice(1)).toEqual(expected);
      }),
    );
  });
});
