import { expect, it } from "vitest";
import { invitationLetter } from "./invitation-letter.ts";

it("invites a guide by a link that is theirs alone, and says what opening it does", () => {
  const letter = invitationLetter({ to_name: "Aziz", invitation: "t".repeat(43) }, "https://shop.example");
  expect(letter.button?.url).toBe(`https://shop.example/guide?invitation=${"t".repeat(43)}`);
  expect(letter.paragraphs.join(" ")).toMatch(/^Aziz, you are invited .* works once, for 7 days/);
});
