import { Button, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { IMAGE_FIELD, PICTURE, PICTURE_DONE, SUCCESS } from "#texts/desk-catalogue.ts";
import { imageUrl } from "../../../data/net/addresses.ts";
import { uploadImages } from "../../../data/remote/desk/upload-image.ts";
import { Picture } from "../../../shared/ui/picture.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { prepareImage } from "./prepare-image.ts";
import classes from "./fields.module.css";

type Props = { value: string; error: string | undefined; change: (value: string) => void };

export function ImageField({ value, error, change }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState("");

  const uploadFile = async (file: File) => {
    setProblem("");
    setShare(0);
    try {
      const preparedImage = await prepareImage(file, Date.now());
      if (!preparedImage.ok) return setProblem(PICTURE[preparedImage.code]);
      const answer = await uploadImages(preparedImage.files, setShare);
      if (!answer.ok) return setProblem(PICTURE[answer.code]);
      change(preparedImage.path);
      toast({ title: SUCCESS, message: PICTURE_DONE, tone: "success" });
    } catch (error) {
      console.warn("Uploading a picture:", error);
      setProblem(PICTURE.failed);
    } finally {
      setShare(undefined);
      if (input.current) input.current.value = "";
    }
  };

  return (
    <fieldset className={`surface stack tight ${classes.list}`}>
      <legend>{IMAGE_FIELD.title}</legend>
      <div className="pair">
        <Picture src={imageUrl(value)} alt="" sizes="16rem" />
        <div>
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            data-testid="image-file"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void uploadFile(file);
            }}
          />
          <Button variant="light" disabled={share !== undefined} onClick={() => input.current?.click()}>
            {IMAGE_FIELD.choose}
          </Button>
          {share === undefined ? null : (
            <progress value={share} max={1} aria-label={IMAGE_FIELD.upload}>
              {Math.round(share * 100)} %
            </progress>
          )}
          <p role="alert" className={classes.error}>
            {problem}
          </p>
          <TextInput
            label={IMAGE_FIELD.address}
            name="image_url"
            value={value}
            error={error}
            onChange={(event) => change(event.currentTarget.value)}
          />
        </div>
      </div>
    </fieldset>
  );
}
