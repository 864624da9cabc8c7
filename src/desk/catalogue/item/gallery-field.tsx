import { Button, Textarea } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { uploadImages } from "../../../data/remote/desk/upload-image.ts";
import { imageUrl } from "../../../data/net/addresses.ts";
import { focusOf, type ItemPicture, picturesOf, plainPicture } from "../../../domain/catalogue/pictures.ts";
import { Picture } from "../../../shared/ui/picture.tsx";
import { GALLERY_FIELD, PICTURE } from "#words/desk/catalogue-fields.ts";
import { FocusPoint } from "./focus-point.tsx";
import classes from "./item-form.module.css";
import { ListEditor } from "./list-editor.tsx";
import { prepareImage } from "./prepare-image.ts";

const NO_PICTURE = "/placeholder.svg";
const CUT_RATIOS = ["4 / 3", "16 / 9"] as const;

async function uploadPicture(file: File, turn: number, progress: (share: number) => void) {
  try {
    const preparedImage = await prepareImage(file, Date.now() + turn);
    if (!preparedImage.ok) return preparedImage;
    const answer = await uploadImages(preparedImage.files, progress);
    return answer.ok ? { ok: true as const, path: preparedImage.path } : answer;
  } catch (error) {
    console.warn("Uploading a picture:", error);
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
  const pictures = picturesOf({ image_url: cover, gallery }).filter(({ url }) => url !== NO_PICTURE && url !== "");
  const saveGallery = (next: ItemPicture[]) => change({ image_url: next[0]?.url ?? NO_PICTURE, gallery: next });
  /** An upload must save into the newest form, because the form may change while it runs. */
  const latest = useRef({ pictures, save: saveGallery });
  useEffect(() => {
    latest.current = { pictures, save: saveGallery };
  });

  const addFiles = async (files: readonly File[]) => {
    const freePlaces = Math.max(0, most - pictures.length);
    const acceptedFiles = files.slice(0, freePlaces);
    const problems = files.length > freePlaces ? [GALLERY_FIELD.full(most)] : [];
    let addedCount = 0;
    setSaid("");
    for (const [index, file] of acceptedFiles.entries()) {
      const progress = (share: number) => setBusy({ at: index + 1, all: acceptedFiles.length, share });
      progress(0);
      const answer = await uploadPicture(file, index, progress);
      if (answer.ok) {
        addedCount += 1;
        const currentPictures = [...latest.current.pictures, plainPicture(answer.path)];
        latest.current.pictures = currentPictures;
        latest.current.save(currentPictures);
      } else problems.push(GALLERY_FIELD.notTaken(file.name, PICTURE[answer.code]));
    }
    setBusy(undefined);
    setProblems(problems);
    if (addedCount > 0) setSaid(GALLERY_FIELD.added(addedCount));
    if (input.current) input.current.value = "";
  };

  return (
    <ListEditor
      {...list}
      drags
      hint={GALLERY_FIELD.hint}
      lines={pictures}
      change={saveGallery}
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
              {CUT_RATIOS.map((ratio) => (
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
        onChange={({ currentTarget: { files } }) => void addFiles([...(files ?? [])])}
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
