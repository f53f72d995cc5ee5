/** All packs, as raw JSON; `loadLibrary` validates them. */
