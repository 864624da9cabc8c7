import { act, useLayoutEffect } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { place, render } from "../../../tests/support/render.tsx";
import { reportConnectionBack } from "../browser/connection-events.ts";
import { useWaitingToasts } from "../ui/toast/toast.ts";
import { checkWith } from "./check-with.ts";
import { type DraftPlace, type SubmitResult, useForm } from "./use-form.ts";

const EMPTY = { name: "", email: "" };
type Values = typeof EMPTY;
const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty("Name is required")),
  email: v.pipe(v.string(), v.nonEmpty("Email is required")),
});

let form: ReturnType<typeof useForm<Values, { ok: true; output: Values }>>;
const send = vi.fn<(output: Values) => Promise<SubmitResult>>();

function Form({ draft }: { draft?: DraftPlace<Values> }) {
  const live = useForm({
    empty: EMPTY,
    check: checkWith<Values, Values>(schema),
    invalid: "Please check",
    send: ({ output }) => send(output),
    ...(draft ? { draft } : {}),
  });
  useLayoutEffect(() => {
    form = live;
  });
  return (
    <form {...live.props}>
      <input {...live.field("name")} />
      <input {...live.field("email")} />
    </form>
  );
}

async function show(draft?: DraftPlace<Values>) {
  await render(<Form {...(draft ? { draft } : {})} />);
}
const said = () => useWaitingToasts.getState();
const submit = () => act(() => form.submit());
function later<Value>() {
  const held: { resolve: (value: Value) => void } = { resolve: () => undefined };
  const promise = new Promise<Value>((resolve) => {
    held.resolve = resolve;
  });
  return { promise, resolve: (value: Value) => held.resolve(value) };
}
function memory(kept: Values | null = null) {
  const disk = { kept, atOnce: null as Values | null };
  const draft: DraftPlace<Values> = {
    load: async () => disk.kept,
    save: async (values) => {
      disk.kept = values;
      return null;
    },
    saveSync: (values) => {
      disk.atOnce = values;
    },
    remove: async () => {
      disk.kept = null;
    },
  };
  return { disk, draft };
}

beforeEach(() => {
  useWaitingToasts.setState({ toasts: [], closed: [] });
  send.mockReset().mockResolvedValue({ ok: true });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("an invalid form", () => {
  it("shows every error at its field, the topmost in a toast, and focuses that field", async () => {
    await show();
    await submit();
    expect(form.errors).toEqual({ name: "Name is required", email: "Email is required" });
    expect(said().toasts).toMatchObject([{ title: "Please check", message: "Name is required" }]);
    expect(document.activeElement).toBe(place.querySelector("[name=name]"));
    expect(send).not.toHaveBeenCalled();
  });

  it("clears an error only once its field is valid", async () => {
    await show();
    await submit();
    act(() => form.change({ email: "a@b.cd" }));
    expect(form.errors).toEqual({ name: "Name is required" });
    expect(said().closed).toEqual([]);
    act(() => form.change({ name: "Ada" }));
    expect(form.errors).toEqual({});
    expect(said().closed).toEqual([said().toasts[0]?.id]);
  });
});

describe("sending", () => {
  const filled = { name: "Ada", email: "a@b.cd" };

  it("happens once, however often it is tapped", async () => {
    const answer = later<SubmitResult>();
    send.mockReturnValue(answer.promise);
    await show();
    act(() => form.change(filled));
    await act(async () => {
      void form.submit();
      void form.submit();
    });
    expect(form.busy).toBe(true);
    await act(async () => answer.resolve({ ok: true }));
    await submit();
    expect(send).toHaveBeenCalledTimes(1);
    expect(form.busy).toBe(true);
  });

  it("shows a server refusal at the field it names", async () => {
    send.mockResolvedValue({ ok: false, errors: { email: "Taken" } });
    await show();
    act(() => form.change(filled));
    await submit();
    expect(form.errors).toEqual({ email: "Taken" });
    expect(document.activeElement).toBe(place.querySelector("[name=email]"));
  });

  it("shows an error when it throws, and can be tried again", async () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue(undefined);
    send.mockRejectedValueOnce(new Error("broken"));
    await show();
    act(() => form.change(filled));
    await submit();
    expect(said().toasts).toMatchObject([{ title: "An unexpected error occurred" }]);
    expect(warned).toHaveBeenCalledTimes(1);
    await submit();
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe("typed words", () => {
  it("are complete when a browser fills in several fields at once", async () => {
    await show();
    act(() => {
      form.change({ name: "Ada" });
      form.change({ email: "a@b.cd" });
    });
    expect(form.values).toEqual({ name: "Ada", email: "a@b.cd" });
  });

  it("are restored, also from an older version without today's fields", async () => {
    await show(memory({ name: "Ada" } as Values).draft);
    expect(form.values).toEqual({ name: "Ada", email: "" });
    expect(form.restored).toBe(true);
  });

  it("are stored once the network is back that had lost the code for it", async () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue(undefined);
    const save = vi.fn(async (_values: Values) => null);
    save.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await show({ ...memory().draft, save });
    await act(async () => form.change({ name: "Ada" }));
    expect(form.kept).toBe(false);
    await act(async () => reportConnectionBack());
    expect(save).toHaveBeenLastCalledWith({ name: "Ada", email: "" });
    expect(form.kept).toBe(true);
    warned.mockRestore();
  });

  it("are replaced by another draft when nothing was typed since", async () => {
    await show(memory({ name: "Ada", email: "" }).draft);
    await show(memory({ name: "Anna", email: "" }).draft);
    expect(form.values).toEqual({ name: "Anna", email: "" });
    expect(form.restored).toBe(true);
  });

  it("are stored once while the disk is busy, in their last state", async () => {
    const slow = later<null>();
    const save = vi.fn<(values: Values) => Promise<Values | null>>().mockReturnValue(slow.promise);
    await show({ ...memory().draft, save });
    await act(async () => form.change({ name: "A" }));
    for (const name of ["Ad", "Ada"]) act(() => form.change({ name }));
    act(() => form.change({ email: "a@b.c" }));
    await act(async () => slow.resolve(null));
    expect(save.mock.calls.map(([{ name, email }]) => [name, email])).toEqual([
      ["A", ""],
      ["Ada", "a@b.c"],
    ]);
  });

  it.each(["pagehide", "visibilitychange"])(
    "are stored at once on %s while the disk is still writing",
    async (leaving) => {
      const slow = later<null>();
      const { disk, draft } = memory();
      await show({ ...draft, save: (values) => slow.promise.then(() => draft.save(values)) });
      await act(async () => form.change({ name: "A" }));
      act(() => form.change({ name: "Ada" }));
      vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
      const target = leaving === "pagehide" ? window : document;
      target.dispatchEvent(new Event(leaving));
      expect(disk.atOnce).toEqual({ name: "Ada", email: "" });
      disk.atOnce = null;
      await act(async () => slow.resolve(null));
      await vi.waitFor(() => expect(disk.kept).toEqual({ name: "Ada", email: "" }), 30_000);
      target.dispatchEvent(new Event(leaving));
      expect(disk.atOnce).toBeNull();
    },
  );

  it("are stored also when typed after clearing on a busy disk", async () => {
    const slow = later<void>();
    const { disk, draft } = memory();
    await show({ ...draft, save: (values) => slow.promise.then(() => draft.save(values)) });
    await act(async () => form.change({ name: "A" }));
    act(() => form.change({ name: "Ad" }));
    act(() => void form.clear());
    act(() => form.change({ name: "B" }));
    await act(async () => slow.resolve());
    await vi.waitFor(() => expect(disk.kept).toEqual({ name: "B", email: "" }), 30_000);
  });

  it("wait for another draft that is loading, which an earlier press does not send", async () => {
    await show(memory().draft);
    const read = later<Values>();
    const slow = { ...memory().draft, load: () => read.promise };
    await show(slow);
    expect(form.ready).toBe(false);
    await submit();
    expect(form.errors).toEqual({});
    await act(async () => read.resolve({ name: "Ada", email: "a@b.cd" }));
    expect(form).toMatchObject({ ready: true, errors: {}, values: { name: "Ada" } });
    expect(send).not.toHaveBeenCalled();
  });

  it("are stored at every change and removed once sent, even while the disk is writing", async () => {
    const { disk, draft } = memory();
    const slow = {
      ...draft,
      save: async (values: Values) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return draft.save(values);
      },
    };
    await show(slow);
    await act(async () => form.change({ name: "Ada", email: "a@b.cd" }));
    await submit();
    expect(send).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(disk.kept).toBeNull(), 30_000);
    window.dispatchEvent(new Event("pagehide"));
    expect(disk.atOnce).toBeNull();
  });

  it("stay when they were not sent", async () => {
    send.mockResolvedValue({ ok: false });
    const { disk, draft } = memory();
    await show(draft);
    await act(async () => form.change({ name: "Ada", email: "a@b.cd" }));
    await submit();
    expect(disk.kept).toEqual({ name: "Ada", email: "a@b.cd" });
  });

  it("can be sent when nothing can be stored, and the form says so", async () => {
    vi.spyOn(console, "warn").mockReturnValue(undefined);
    const refused = () => Promise.reject(new Error("no storage"));
    await show({ load: refused, save: refused, saveSync: () => undefined, remove: refused });
    expect(form).toMatchObject({ kept: false, ready: true });
    await act(async () => form.change({ name: "Ada", email: "a@b.cd" }));
    await submit();
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe("a draft that another tab stored", () => {
  const replacing = (typed: Values) => ({ ...memory().draft, save: async () => typed });
  const typeInto = (changes: Partial<Values>) => act(async () => form.change(changes));

  it("is offered when this tab replaces it, and taken over on request", async () => {
    await show(replacing({ name: "Anna", email: "" }));
    expect(form.otherTab).toBeUndefined();
    await typeInto({ name: "B" });
    expect(form.values.name).toBe("B");
    await act(async () => form.otherTab?.take());
    expect(form.values.name).toBe("Anna");
  });

  it("asks nothing once both texts are equal", async () => {
    await show(replacing({ name: "Anna", email: "" }));
    await typeInto({ name: "Ann" });
    expect(form.otherTab).toBeDefined();
    await typeInto({ name: "Anna" });
    expect(form.otherTab).toBeUndefined();
  });
});
