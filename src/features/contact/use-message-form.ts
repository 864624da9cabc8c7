import { useState } from "react";
import type * as v from "valibot";
import { INVALID_MESSAGE, MESSAGE_NOT_STORED } from "#texts/contact.ts";
import { language } from "#texts/write.ts";
import { draftKey } from "../../data/drafts/draft-keys.ts";
import { formDraft } from "../../data/local/drafts.ts";
import { enqueueMessage } from "../../data/sync/outbox/outbox.ts";
import type { FormKind } from "../../domain/outbox/message-kinds.ts";
import { checkWith, type ValidForm } from "../../shared/form/check-with.ts";
import { useForm } from "../../shared/form/use-form.ts";
import { toast } from "../../shared/ui/toast/toast.ts";

type Options<Input, Output> = {
  kind: FormKind;
  empty: Input;
  schema: v.GenericSchema<Input, Output>;
  toPayload: (form: Output) => Record<string, unknown>;
};

export function useMessageForm<Input extends Record<string, string>, Output>({
  kind,
  empty,
  schema,
  toPayload,
}: Options<Input, Output>) {
  const [queuedId, setQueuedId] = useState<string>();
  const [draft] = useState(() => formDraft(draftKey.message<Input>(kind)));
  const form = useForm({
    empty,
    check: checkWith(schema),
    invalid: INVALID_MESSAGE,
    draft,
    send: async ({ output }: ValidForm<Output>) => {
      const answer = await enqueueMessage({ kind, payload: { ...toPayload(output), language } });
      if (answer.ok) return { ok: true, next: () => setQueuedId(answer.id) };
      toast({ ...MESSAGE_NOT_STORED, tone: "error" });
      return { ok: false };
    },
  });
  const startNewMessage = () => {
    void form.clear();
    setQueuedId(undefined);
  };
  return { ...form, queuedId, startAnew: startNewMessage };
}
