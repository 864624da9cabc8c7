import { Button, NativeSelect, Textarea } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { GALLERY_FIELD, PICTURE } from "#texts/desk-catalogue.ts";
import { imageUrl } from "../../../data/net/addresses.ts";
import { uploadImages } from "../../../data/remote/desk/upload-image.ts";
import { PICTURE_SLOTS } from "../../../domain/catalogue/fields/field.ts";
import {
  focusOf,
  type ItemPicture,
  type PictureSlot,
  picturesOf,
  plainPicture,
} from "../../../domain/catalogue/pictures.ts";
import { Picture } from "../../../shared/ui/picture.tsx";
import { ListEditor } from "../../shared/fields/list-editor.tsx";
import { prepareImage } from "../../shared/fields/prepare-image.ts";
import { FocusPoint } from "./focus-point.tsx";
import fieldClasses from "../../shared/fields/fields.module.css";
import classes from "./item-form.module.css";

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
  empty: readonly PictureSlot[];
  change: (changes: { image_url: string; gallery: ItemPicture[] }) => void;
};

export function GalleryField({ cover, gallery, empty, most, change, ...list }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const wantedSlot = useRef<PictureSlot>(undefined);
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
    const problems = files.length > freePlaces ? [GALLERY_FIELD.full({ most })] : [];
    let addedCount = 0;
    setSaid("");
    for (const [index, file] of acceptedFiles.entries()) {
      const progress = (share: number) => setBusy({ at: index + 1, all: acceptedFiles.length, share });
      progress(0);
      const answer = await uploadPicture(file, index, progress);
      if (answer.ok) {
        addedCount += 1;
        const picture = { ...plainPicture(answer.path), slot: wantedSlot.current };
        const currentPictures = [...latest.current.pictures, picture];
        latest.current.pictures = currentPictures;
        latest.current.save(currentPictures);
      } else problems.push(GALLERY_FIELD.notTaken({ name: file.name, why: PICTURE[answer.code] }));
    }
    setBusy(undefined);
    setProblems(problems);
    if (addedCount > 0) setSaid(GALLERY_FIELD.added({ many: addedCount }));
    if (input.current) input.current.value = "";
  };
  const pickFiles = (slot?: PictureSlot) => {
    wantedSlot.current = slot;
    input.current?.click();
  };
  const isFull = busy !== undefined || pictures.length >= most;

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
              description={index === 0 ? GALLERY_FIELD.cover : undefined}
              aria-label={`${list.one} ${index + 1}: ${GALLERY_FIELD.alt}`}
              placeholder={GALLERY_FIELD.example}
              maxLength={200}
              value={picture.alt}
              onChange={(event) => changed({ ...picture, alt: event.currentTarget.value })}
            />
            <NativeSelect
              label={GALLERY_FIELD.slot}
              aria-label={`${list.one} ${index + 1}: ${GALLERY_FIELD.slot}`}
              data={[
                { value: "", label: GALLERY_FIELD.noSlot },
                ...PICTURE_SLOTS.map((slot) => ({ value: slot, label: GALLERY_FIELD.slots[slot] })),
              ]}
              value={picture.slot ?? ""}
              onChange={({ currentTarget: { value } }) =>
                changed({ ...picture, slot: PICTURE_SLOTS.find((slot) => slot === value) })
              }
            />
            <div className={classes.cuts}>
              {CUT_RATIOS.map((ratio) => (
                <figure key={ratio}>
                  <Picture src={imageUrl(picture.url)} alt="" sizes="8rem" ratio={ratio} focus={focusOf(picture)} />
                  <figcaption className="dim">{GALLERY_FIELD.cut({ ratio: ratio.replace(" / ", ":") })}</figcaption>
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
      <div className="row">
        <Button variant="light" disabled={isFull} onClick={() => pickFiles()}>
          {GALLERY_FIELD.add}
        </Button>
        {empty.map((slot) => (
          <Button key={slot} variant="default" disabled={isFull} onClick={() => pickFiles(slot)}>
            {GALLERY_FIELD.addSlot[slot]}
          </Button>
        ))}
      </div>
      {busy ? (
        <p className={classes.uploading}>
          {GALLERY_FIELD.uploading({ at: busy.at, all: busy.all })}{" "}
          <progress value={busy.share} max={1} aria-label={GALLERY_FIELD.uploading({ at: busy.at, all: busy.all })} />
        </p>
      ) : null}
      <p role="status">{said}</p>
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem} className={fieldClasses.error}>
            {problem}
          </p>
        ))}
      </div>
    </ListEditor>
  );
}
