import { Button } from "@mantine/core";
import { afterEach, expect, it, vi } from "vitest";
import { buttons, find, render } from "../../../tests/support/render.tsx";
import { DeskActions } from "./desk-actions.tsx";

const actOf = (label: string, main = false) => ({
  act: label,
  title: `${label}?`,
  text: "",
  done: "",
  main,
  run: async () => ({ ok: true as const, value: null }),
});
const Acts = () => (
  <DeskActions folds acts={[actOf("Confirm", true), actOf("Cancel")]} done={() => undefined}>
    <Button>Record</Button>
    <Button>Move</Button>
  </DeskActions>
);

afterEach(() => vi.restoreAllMocks());

it.each([
  [false, "Confirm, Record, Move, Cancel"],
  [true, "Confirm, Record"],
])(
  "shows two acts beside a menu of the others on a phone, and all of them elsewhere (phone: %s)",
  async (matches, row) => {
    const media = { matches, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.spyOn(window, "matchMedia").mockReturnValue(media as unknown as MediaQueryList);
    await render(<Acts />);
    expect(
      [...find(".row").children].filter(({ tagName }) => tagName === "BUTTON").map((one) => one.textContent),
    ).toEqual(row.split(", "));
    expect(buttons()).toEqual(["Confirm", "Record", "Move", "Cancel"]);
  },
);
