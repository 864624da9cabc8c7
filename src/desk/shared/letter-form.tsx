import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { LETTER_TEXTS } from "#texts/desk.ts";
import "@mantine/core/styles/Input.layer.css";
import { LETTERS } from "#texts/mails.ts";
import { letterFormSchema } from "../../domain/desk/bookings/check-letter.ts";
import type { LetterOutlook } from "../../domain/desk/bookings/letter-schema.ts";
import { letterFor, letterLanguage, type LetterText, PLACEHOLDERS } from "../../domain/desk/bookings/letter.ts";
import { LANGUAGE_NAMES } from "../../domain/languages.ts";
import { checkWith, type ValidForm } from "../../shared/form/check-with.ts";
import { useForm } from "../../shared/form/use-form.ts";
import { FormFields } from "../../shared/ui/form-fields.tsx";
import { GUEST_LETTERS } from "../../text/desk-letters.ts";
import { deskProblems } from "../../text/desk-problems.ts";
import { DialogFoot } from "./dialog-foot.tsx";
import classes from "./write-dialog.module.css";

type Props = {
  outlook: LetterOutlook;
  send: (letter: LetterText) => Promise<string | null>;
  progress: { queued: number; all: number } | null;
  onBusy: (busy: boolean) => void;
  close: () => void;
};

type PreviewProps = { reference: string; letter: { subject: string; paragraphs: readonly string[] } };

const LetterPreview = ({ reference, letter: { subject, paragraphs } }: PreviewProps) => (
  <section className={classes.preview} aria-label={LETTER_TEXTS.preview}>
    <p className="dim">{LETTER_TEXTS.previewOf({ reference })}</p>
    <h3>{subject}</h3>
    {paragraphs.map((paragraph, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- paragraphs are known by their place alone
      <p key={place} className={classes.paragraph}>
        {paragraph}
      </p>
    ))}
  </section>
);

export function LetterForm({ outlook, send, progress, onBusy, close }: Props) {
  const [language] = useState(() => letterLanguage(outlook.languages));
  const { templates } = GUEST_LETTERS[language];
  const textOf = (id: string): LetterText => {
    const { subject = "", body = "" } = templates.find((template) => template.id === id) ?? templates[0] ?? {};
    return { subject, body };
  };
  const [start] = useState(() => textOf("free"));
  const { props, values, problem, busy, change, field } = useForm<LetterText, ValidForm<LetterText>>({
    empty: start,
    check: checkWith(letterFormSchema, deskProblems),
    send: async ({ output }) => {
      const sendFailure = await send(output);
      return sendFailure === null ? { ok: true } : { ok: false, problem: sendFailure };
    },
  });
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const templateSelect = useRef<HTMLSelectElement>(null);
  useEffect(() => templateSelect.current?.focus(), []);
  const { first } = outlook;
  const names = outlook.languages.map((name) => LANGUAGE_NAMES[name]);
  return (
    <form {...props}>
      <FormFields ready={!busy} className="stack tight">
        <p className="dim">
          {names.length > 1
            ? LETTER_TEXTS.languages({ names: names.join(", ") })
            : LETTER_TEXTS.language({ name: LANGUAGE_NAMES[language] })}
        </p>
        <NativeSelect
          ref={templateSelect}
          label={LETTER_TEXTS.template}
          data={Object.entries(LETTERS).map(([id, { name }]) => ({ value: id, label: name }))}
          disabled={progress !== null}
          onChange={({ currentTarget: { value } }) => change(textOf(value))}
        />
        <TextInput label={LETTER_TEXTS.subject} required disabled={progress !== null} {...field("subject")} />
        <Textarea
          label={LETTER_TEXTS.body}
          description={LETTER_TEXTS.hint({ placeholders: PLACEHOLDERS.join(", ") })}
          required
          autosize={false}
          rows={9}
          disabled={progress !== null}
          {...field("body")}
        />
        {first ? (
          <LetterPreview
            reference={first.reference}
            letter={letterFor(values, first, GUEST_LETTERS[first.language ?? language].fills)}
          />
        ) : null}
        {progress ? (
          <label>
            {LETTER_TEXTS.progress({ done: progress.queued, all: progress.all })}{" "}
            <progress value={progress.queued} max={progress.all} />
          </label>
        ) : null}
        <DialogFoot
          problem={problem}
          save={progress && !busy ? LETTER_TEXTS.again : LETTER_TEXTS.send({ addresses: outlook.addresses })}
          back={LETTER_TEXTS.back}
          busy={busy}
          close={close}
        />
      </FormFields>
    </form>
  );
}
