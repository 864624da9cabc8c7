import { useState } from "react";
import { act } from "react";
import { beforeEach, expect, it } from "vitest";
import { find, place, render, setValue } from "../../../tests/support/render.tsx";
import { DayInput } from "./day-input.tsx";

const chosen: string[] = [];
function Form() {
  const [value, setValueOf] = useState("2026-12-15");
  const choose = (event: { currentTarget: { value: string } }) => {
    chosen.push(event.currentTarget.value);
    setValueOf(event.currentTarget.value);
  };
  return <DayInput label="Day" value={value} onChange={choose} />;
}
beforeEach(async () => {
  chosen.length = 0;
  await render(<Form />);
});

const box = () => find("input:not([type='date'])") as HTMLInputElement;
const write = (text: string) =>
  act(async () => {
    box().focus();
    setValue(box(), text);
    box().dispatchEvent(new Event("input", { bubbles: true }));
  });
const leave = () => act(async () => box().blur());

it.each(["24 Dec 2026", "24.12.2026", "2026-12-24", "Dec 24, 2026"])(
  "shows the day in the shop's format, when %s was typed",
  async (text) => {
    expect(box().value).toBe("15 Dec 2026");
    await write(text);
    expect(chosen.at(-1)).toBe("2026-12-24");
    await leave();
    expect(box().value).toBe("24 Dec 2026");
  },
);

it("chooses no day and says how to write one, when what was typed is none", async () => {
  await write("soon");
  await leave();
  expect([chosen, box().value]).toEqual([[""], "soon"]);
  expect(place.textContent).toContain("A day such as 24 May 2027");
});
