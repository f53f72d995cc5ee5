/** The microphone: asked for when it is needed, told apart when it cannot be had, and let go of entirely. */

export type MicrophoneFailure = 'denied' | 'missing';
export type OpenMicrophone = { stream: MediaStream; close: () => void };

/** Loudness of a moment of sound, 0 to 1: the root mean square of its samples, raised so that talking fills the scale. */
function loudness(samples: Uint8Array): number {
  let sum = 0;
  for (const sample of samples) sum += ((sample - 128) / 128) ** 2;
  return Math.min(1, Math.sqrt(sum / samples.length) * 4);
}

/** Asks for the microphone and follows how loud it is, from 0 to 1, until it is closed. */
export async function openMicrophone(onLevel: (level: number) => void): Promise<OpenMicrophone | MicrophoneFailure> {
  if (typeof navigator.mediaDevices?.getUserMedia !== 'function') return 'missing';
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    return { stream, close: followUntilClosed(stream, onLevel) };
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing';
  }
}

/** @returns what lets go of the microphone; where it cannot be followed, it was let go of */
function followUntilClosed(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const letGo = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const ignore = followLevel(stream, onLevel);
    return () => {
      ignore();
      letGo();
    };
  } catch (error) {
    letGo();
    throw error;
  }
}

function followLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const audio = new AudioContext();
  const analyser = audio.createAnalyser();
  audio.createMediaStreamSource(stream).connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  let frame = 0;
  const read = (): void => {
    analyser.getByteTimeDomainData(samples);
    onLevel(loudness(samples));
    frame = requestAnimationFrame(read);
  };
  read();
  return () => {
    cancelAnimationFrame(frame);
    void audio.close();
  };
}
