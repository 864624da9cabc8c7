import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storeInvitation, storedInvitation } from "../../shared/browser/invitation.ts";

const answers = vi.hoisted((): ({ ok: true } | { ok: false; code: string; reason: string })[] => []);
vi.mock("../../data/remote/guide.ts", () => ({ callGuide: async () => answers.shift() }));
const { AccountGate: Gate } = await import("./gate.tsx");

const learn = vi.fn(async () => undefined);
let root: Root;
let place: HTMLElement;
beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  learn.mockClear();
  answers.length = 0;
  storeInvitation(null);
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <MantineProvider>
        <MemoryRouter initialEntries={["/guide#invitation=token"]}>
          <Gate to="guide" email="guide@example.com" roleKnown learn={learn} />
        </MemoryRouter>
      </MantineProvider>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));
const take = () => act(async () => place.querySelector("button")?.click());

it.each(["unreachable", "failed"])("keeps the invitation and asks again when the answer is %s", async (code) => {
  answers.push({ ok: false, code, reason: code }, { ok: true });
  await take();
  expect(place.textContent).toContain("the invitation may already be accepted. It is saved: try again");
  expect(learn).toHaveBeenCalledTimes(1);
  expect(storedInvitation()).toEqual({ to: "guide", token: "token" });
  await take();
  expect(storedInvitation()).toBeNull();
});

it("drops the invitation when the server says that it is over", async () => {
  answers.push({ ok: false, code: "refused", reason: "invitation_gone" });
  await take();
  expect(storedInvitation()).toBeNull();
  expect(learn).not.toHaveBeenCalled();
});
