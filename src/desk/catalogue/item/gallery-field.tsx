import { Button, Textarea } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { uploadImages } from "../../../data/remote/desk/upload-image.ts";
import { imageUrl } from "../../../data/net/addresses.ts";
import { focusOf, type ItemPicture, picturesOf, plainPicture } from "../../../domain/catalogue/pictures.ts";
import { Picture } from "../../../shared/ui/picture.tsx";
import { GALLERY_FIELD, PICTURE } from "../messages/catalogue.ts";
import { FocusPoint } from "./focus-point.tsx";
import classes from "./item-form.module.css";
import { ListEditor } from "./list-editor.tsx";
import { prepareImage } from "./prepare-image.ts";

const NONE = "/placeholder.svg";
const CUTS = ["4 / 3", "16 / 9"] as const;

async function stored(file: File, turn: number, progress: (share: number) => void) {
  try {
    const prepared = await prepareImage(file, Date.now() + turn);
    if (!prepared.ok) return prepared;
    const answer = await uploadImages(prepared.files, progress);
    return answer.ok ? { ok: true as const, path: prepared.path } : answer;
  } catch (failure) {
    console.warn("Uploading a picture:", failure);
    return { ok: false as const, code: "failed" as const };
  }
}

type Props = {
  name: string;
  label: string;
  one: string;
  most: number;
  error: string | undefined;
  cover: string;
  gallery: readonly ItemPicture[];
  change: (changes: { image_url: string; gallery: ItemPicture[] }) => void;
};

export function GalleryField({ cover, gallery, most, change, ...list }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<{ at: number; all: number; share: number }>();
  const [said, setSaid] = useState("");
  const [problems, setProblems] = useState<string[]>([]);
  const pictures = picturesOf({ image_url: cover, gallery }).filter(({ url }) => url !== NONE && url !== "");
  const save = (next: ItemPicture[]) => change({ image_url: next[0]?.url ?? NONE, gallery: next });
  /** An upload must save into the newest form, because the form may change while it runs. */
  const latest = useRef({ pictures, save });
  useEffect(() => {
    latest.current = { pictures, save };
  });

  const take = async (files: readonly File[]) => {
    const room = Math.max(0, most - pictures.length);
    const taken = files.slice(0, room);
    const wrong = files.length > room ? [GALLERY_FIELD.full(most)] : [];
    let added = 0;
    setSaid("");
    for (const [index, file] of taken.entries()) {
      const progress = (share: number) => setBusy({ at: index + 1, all: taken.length, share });
      progress(0);
      const answer = await stored(file, index, progress);
      if (answer.ok) {
        added += 1;
        const now = [...latest.current.pictures, plainPicture(answer.path)];
        latest.current.pictures = now;
        latest.current.save(now);
      } else wrong.push(GALLERY_FIELD.notTaken(file.name, PICTURE[answer.code]));
    }
    setBusy(undefined);
    setProblems(wrong);
    if (added > 0) setSaid(GALLERY_FIELD.added(added));
    if (input.current) input.current.value = "";
  };

  return (
    <ListEditor
      {...list}
      drags
      hint={GALLERY_FIELD.hint}
      lines={pictures}
      change={save}
      show={(picture, index, changed) => (
        <div className={classes.shot}>
          <FocusPoint picture={picture} at={index + 1} change={changed} />
          <div className="stack tight">
            <Textarea
              autosize
              minRows={2}
              label={GALLERY_FIELD.alt}
              description={GALLERY_FIELD.altHint(index) || undefined}
              aria-label={`${list.one} ${index + 1}: ${GALLERY_FIELD.alt}`}
              placeholder={GALLERY_FIELD.example}
              maxLength={200}
              value={picture.alt}
              onChange={(event) => changed({ ...picture, alt: event.currentTarget.value })}
            />
            <div className={classes.cuts}>
              {CUTS.map((ratio) => (
                <figure key={ratio}>
                  <Picture src={imageUrl(picture.url)} alt="" sizes="8rem" ratio={ratio} focus={focusOf(picture)} />
                  <figcaption className="dim">{GALLERY_FIELD.cut(ratio.replace(" / ", ":"))}</figcaption>
                </figure>
              ))}
            </div>
          </div>
        </div>
      )}
    >
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        data-testid="gallery-files"
        onChange={({ currentTarget: { files } }) => void take([...(files ?? [])])}
      />
      <Button
        variant="light"
        disabled={busy !== undefined || pictures.length >= most}
        onClick={() => input.current?.click()}
      >
        {GALLERY_FIELD.add}
      </Button>
      {busy ? (
        <p className={classes.uploading}>
          {GALLERY_FIELD.uploading(busy.at, busy.all)}{" "}
          <progress value={busy.share} max={1} aria-label={GALLERY_FIELD.uploading(busy.at, busy.all)} />
        </p>
      ) : null}
      <p role="status">{said}</p>
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem} className={classes.error}>
            {problem}
          </p>
        ))}
      </div>
    </ListEditor>
  );
}
