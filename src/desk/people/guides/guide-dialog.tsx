import { Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Input.layer.css";
import { DEPARTURE_FORM } from "#texts/desk-catalogue.ts";
import { ACCOUNT, GUIDES, CHANGED_MEANWHILE } from "#texts/desk.ts";
import { callDesk, revisionNow } from "../../../data/remote/desk/ask-desk.ts";
import {
  EMPTY_GUIDE,
  type GuideFields,
  type GuideForm,
  guideFormSchema,
} from "../../../domain/desk/people/guide-form.ts";
import type { Guide } from "../../../domain/desk/people/guide-schema.ts";
import { checkWith, type ValidForm } from "../../../shared/form/check-with.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { deskProblems } from "../../../text/desk-problems.ts";
import { failureText } from "../../../text/desk.ts";
import { FormDialog } from "../../shared/form-dialog.tsx";
import { useIsOwner } from "../../shared/owner.ts";
import { failedSubmit } from "../../shared/submit-results.ts";

type Props = { guide: Guide | undefined; done: () => void; close: () => void };

export function GuideDialog({ guide, done, close }: Props) {
  const isOwner = useIsOwner();
  const endsAccount = !isOwner && guide?.account.state === "active";
  const [wantsInvitation, setWantsInvitation] = useState(true);
  const [id] = useState(() => guide?.id ?? crypto.randomUUID());
  const [start] = useState(() =>
    guide
      ? { name: guide.name, phone: guide.phone ?? "", email: guide.email ?? "", active: !guide.archived }
      : EMPTY_GUIDE,
  );
  const [revision, setRevision] = useState(guide?.revision ?? 0);
  const form = useForm<GuideForm, ValidForm<GuideFields>>({
    empty: start,
    check: checkWith(guideFormSchema, deskProblems),
    send: async ({ output: { active, ...output } }) => {
      const answer = await callDesk("rpc/save_guide", { guide: { id, ...output, archived: !active, revision } });
      const currentRevision = revisionNow(answer);
      if (currentRevision !== undefined) {
        setRevision(currentRevision);
        done();
        return { ok: false, problem: CHANGED_MEANWHILE };
      }
      if (!answer.ok) return failedSubmit(answer, EMPTY_GUIDE);
      const invitation = isInvited(output.email ?? "") ? await callDesk("rpc/invite_guide", { guide: id }) : null;
      const finish = () => {
        close();
        done();
        if (invitation && !invitation.ok)
          toast({ title: ACCOUNT.notInvited, message: failureText(invitation), tone: "error" });
        else toast({ title: GUIDES.saved, message: invitation ? ACCOUNT.inviteDone : undefined, tone: "success" });
      };
      return { ok: true, next: finish };
    },
  });
  const { values, change, field } = form;
  const isOffered = isOwner && !guide && values.active;
  const isInvited = (email: string) => isOffered && wantsInvitation && email.trim() !== "";
  return (
    <FormDialog
      title={guide ? GUIDES.edit({ name: guide.name }) : GUIDES.add}
      form={form}
      save={GUIDES.save}
      back={DEPARTURE_FORM.back}
      close={close}
    >
      <TextInput label={GUIDES.name} required autoComplete="off" {...field("name")} />
      <TextInput label={GUIDES.phone} type="tel" inputMode="tel" autoComplete="off" {...field("phone")} />
      <TextInput label={GUIDES.email} type="email" inputMode="email" autoComplete="off" {...field("email")} />
      {isOffered ? (
        <Checkbox
          label={ACCOUNT.byEmail}
          description={isInvited(values.email) ? ACCOUNT.inviteText({ email: values.email.trim() }) : undefined}
          disabled={values.email.trim() === ""}
          checked={isInvited(values.email)}
          onChange={(event) => setWantsInvitation(event.currentTarget.checked)}
        />
      ) : null}
      <Checkbox
        label={GUIDES.active}
        description={endsAccount ? GUIDES.endFirst : undefined}
        disabled={endsAccount}
        checked={values.active}
        onChange={(event) => change({ active: event.currentTarget.checked })}
      />
    </FormDialog>
  );
}
