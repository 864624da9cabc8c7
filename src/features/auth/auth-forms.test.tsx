import { beforeEach, expect, it, vi } from "vitest";
import { find, place, render, submit, type } from "../../../tests/support/render.tsx";
import type { AuthAnswer } from "../../data/remote/auth.ts";

const answers = vi.hoisted((): AuthAnswer[] => []);
vi.mock("../../data/remote/auth.ts", () => ({ setPassword: async () => answers.shift() }));
const { NewPasswordForm } = await import("./auth-forms.tsx");

const refusal = (code: string): AuthAnswer => ({ ok: false, code, message: "" });
let saved = false;
beforeEach(async () => {
  answers.length = 0;
  saved = false;
  await render(<NewPasswordForm done={() => (saved = true)} />);
});

async function save(password: string, answer: AuthAnswer): Promise<void> {
  answers.push(answer);
  await type(find("input"), password);
  await submit();
}

it("shows a password as saved when the answer was lost and the server already has it", async () => {
  await save("silkroad", refusal("unreachable"));
  expect(place.textContent).toContain("your new password may already be saved");
  await save("silkroad", refusal("same_password"));
  expect(saved).toBe(true);
});

it("refuses the present password when no answer was lost", async () => {
  await save("other-road", refusal("unreachable"));
  await save("silkroad", refusal("same_password"));
  expect(saved).toBe(false);
  expect(place.textContent).toContain("This is already your password");
});
