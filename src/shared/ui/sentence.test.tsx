import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { linkTo, Sentence } from "./sentence.tsx";

it("shows the links where the sentence has them", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = document.createElement("p");
  const root = createRoot(place);
  const sentence = ["Open ", { trips: "My trips" }, " or ", { tours: "tours" }, ", or write: ", { us: "" }, "."];
  const links = { tours: linkTo("/tours"), trips: linkTo("/trips"), us: () => <b>shop@example.com</b> };
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Sentence of={sentence} links={links} />
      </MemoryRouter>,
    ),
  );
  expect(place.textContent).toBe("Open My trips or tours, or write: shop@example.com.");
  expect([...place.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["/trips", "/tours"]);
  await act(async () => root.unmount());
});
