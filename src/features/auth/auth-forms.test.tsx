import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AuthAnswer } from "../../data/remote/auth.ts";

const answers = vi.hoisted((): AuthAnswer[] => []);
vi.mock("../../data/remote/auth.ts", () => ({ setPassword: async () => answers.shift() }));
const { NewPasswordForm } = await import("./auth-forms.tsx");

const refusal = (code: string): AuthAnswer => ({ ok: false, code, message: "" });
let root: Root;
let place: HTMLElement;
let saved = false;
beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  answers.length = 0;
  saved = false;
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <MantineProvider>
        <NewPasswordForm done={() => (saved = true)} />
      </MantineProvider>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

const save = (password: string, answer: AuthAnswer) =>
  act(async () => {
    answers.push(answer);
    const input = place.querySelector("input");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, password);
    input?.dispatchEvent(new Event("input", { bubbles: true }));
    await Promise.resolve();
    place.querySelector("form")?.requestSubmit();
  });

it("shows a password as saved when the answer was lost and the server already has it", async () => {
  await save("silkroad", refusal("unreachable"));
  expect(place.textContent).toContain("your new password may be saved already");
  await save("silkroad", refusal("same_password"));
  expect(saved).toBe(true);
});

it("refuses the present password when no answer was lost", async () => {
  await save("other-road", refusal("unreachable"));
  await save("silkroad", refusal("same_password"));
  expect(saved).toBe(false);
  expect(place.textContent).toContain("This is the password you have already");
});
