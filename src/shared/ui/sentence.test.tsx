import { expect, it } from "vitest";
import { place, render } from "../../../tests/support/render.tsx";
import { linkTo, Sentence } from "./sentence.tsx";

it("shows the links where the sentence has them", async () => {
  const sentence = ["Open ", { trips: "My trips" }, " or ", { tours: "tours" }, ", or write: ", { us: "" }, "."];
  const links = { tours: linkTo("/tours"), trips: linkTo("/trips"), us: () => <b>shop@example.com</b> };
  await render(<Sentence of={sentence} links={links} />);
  expect(place.textContent).toBe("Open My trips or tours, or write: shop@example.com.");
  expect([...place.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["/trips", "/tours"]);
});
