import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { render } from "../../../tests/support/render.tsx";
import { useWasPrerendered } from "./use-was-prerendered.ts";

const answers: boolean[] = [];
function Page() {
  answers.push(useWasPrerendered());
  return <p>Samarkand</p>;
}

it("renders prerendered HTML once and says that it was prerendered", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const page = document.createElement("div");
  page.innerHTML = renderToString(<Page />);
  answers.length = 0;
  const root = await act(async () => hydrateRoot(page, <Page />));
  expect(answers).toEqual([true]);
  await act(async () => root.unmount());
});

it("says of a page that the app opened that it was not prerendered", async () => {
  answers.length = 0;
  await render(<Page />);
  expect(new Set(answers)).toEqual(new Set([false]));
});
