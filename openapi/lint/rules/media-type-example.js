/** Every body, in both directions, has an example; that it is valid is checked by no-invalid-media-type-examples. */
export function mediaTypeExample() {
  return {
    MediaType(media, { report, location }) {
      if (media.example === undefined && Object.keys(media.examples ?? {}).length === 0) {
        report({ message: 'Give this body an example.', location });
      }
    },
  };
}
