import { LETTER_TEXTS } from "#texts/desk.ts";
import classes from "./write-dialog.module.css";

type Props = { reference: string; letter: { subject: string; paragraphs: readonly string[] } };

export const LetterPreview = ({ reference, letter: { subject, paragraphs } }: Props) => (
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
