import { afterEach, expect, it, vi } from "vitest";
import { buttons, find, render } from "../../../../tests/support/render.tsx";
import { AskDialog } from "./ask-dialog.tsx";

afterEach(() => vi.restoreAllMocks());

it("shows what is confirmed first and the way back last, and focuses the way back", async () => {
  // A browser focuses the first control of a dialog that opens.
  vi.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(() => find("button").focus());
  await render(
    <AskDialog
      title="Remove this trip?"
      onClose={vi.fn()}
      answers={[{ label: "Keep it" }, { label: "Remove", tone: "danger" }, { label: "Hide", tone: "main" }]}
    />,
  );
  expect(buttons()).toEqual(["Hide", "Remove", "Keep it"]);
  expect(document.activeElement?.textContent).toBe("Keep it");
});

it("stays open when the browser tells of a closing before it opened again", async () => {
  const onClose = vi.fn();
  await render(<AskDialog title="Remove this trip?" onClose={onClose} answers={[{ label: "Keep it" }]} />);
  const dialog = find("dialog") as HTMLDialogElement;
  dialog.dispatchEvent(new Event("close"));
  expect(onClose).not.toHaveBeenCalled();
  dialog.close();
  expect(onClose).toHaveBeenCalledOnce();
});
